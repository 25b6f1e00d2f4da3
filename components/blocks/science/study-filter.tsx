import assets from '@/components/layout/assets.json'
import { Select } from '@/components/ui/field'
import type { StudyGroup } from '@/lib/content/studies/study-list'

interface StudyFilterProps {
  topics: StudyGroup[]
  problems: StudyGroup[]
  techniques: StudyGroup[]
  total: number
}

/** Narrows the study list: components/islands/pages/studies.script.ts. Without scripts the list is folded by topic. */
export function StudyFilter({ topics, problems, techniques, total }: StudyFilterProps) {
  return (
    <div className="js-only no-print flex flex-wrap items-end gap-x-6 gap-y-2" data-script={assets.studies[0]}>
      <Select id="study-topic" label="Topic" className="w-full sm:w-72" data-study-filter="">
        <option value="">All topics</option>
        <Options groups={topics} />
      </Select>
      <Select id="study-guide" label="Problem" className="w-full sm:w-72" data-study-filter="">
        <option value="">All problems</option>
        <optgroup label="Problems">
          <Options groups={problems} />
        </optgroup>
        <optgroup label="Techniques and routines">
          <Options groups={techniques} />
        </optgroup>
      </Select>
      <p className="numerals min-h-11 content-center text-sm text-soft" aria-live="polite" data-study-count="">
        {`${total} of ${total} studies`}
      </p>
    </div>
  )
}

/** The script goes by their order. */
function Options({ groups }: { groups: StudyGroup[] }) {
  return groups.map(({ name, studies }) => <option key={name}>{`${name} (${studies.length})`}</option>)
}
