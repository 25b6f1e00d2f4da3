import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/field'
import { practicePage } from '@/content/pages/practice'
import { categories } from '@/content/taxonomy'

const COUNTS = [3, 4, 5, 6, 7, 8, 9, 10]
const USUAL_COUNT = 5
/** Seconds for an affirmation. */
const PACES = [10, 15, 20, 30, 60]

/** The settings of a practice, read by components/islands/practice/practice.script.ts. Without scripts the page is its lines. */
export function PracticeSetup() {
  const { source, today, favorites, count, pace, ownPace, aloud, voice, speed, breath, begin } = practicePage.setup
  return (
    <form data-practice-setup="" className="js-only [&_select]:leading-normal">
      <div className="grid grid-cols-[1fr_2fr] gap-4 lg:grid-cols-[1fr_6rem_1fr]">
        <Select id="practice-source" name="source" label={source} className="col-span-2 lg:col-span-1">
          <option value="today">{today}</option>
          <option value="favorites" id="favorites" disabled>
            {favorites}
          </option>
          {categories.map(({ name, displayName }) => (
            <option key={name} value={name}>
              {displayName}
            </option>
          ))}
        </Select>
        <Select id="practice-count" name="count" label={count} defaultValue={USUAL_COUNT}>
          {COUNTS.map((many) => (
            <option key={many} value={many}>
              {many}
            </option>
          ))}
        </Select>
        <Select id="practice-pace" name="pace" label={pace}>
          <option value="0">{ownPace}</option>
          {PACES.map((seconds) => (
            <option key={seconds} value={seconds}>{`${seconds} seconds a line`}</option>
          ))}
        </Select>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div>
          <Check name="breath" label={breath} />
          <div data-speech="" hidden>
            <Check name="aloud" label={aloud} />
            <div data-speech-options="" hidden className="mt-2 grid gap-4 sm:grid-cols-2">
              <Select id="practice-voice" name="voice" label={voice} />
              <Select id="practice-speed" name="speed" label={speed} defaultValue="1">
                <option value="0.75">Slow</option>
                <option value="1">Normal</option>
                <option value="1.25">Fast</option>
              </Select>
            </div>
          </div>
        </div>
        <Button type="submit" variant="primary" className="w-full sm:w-auto sm:px-10">
          {begin}
        </Button>
      </div>
      <p data-message="" role="status" className="mt-3 text-sm" />
    </form>
  )
}

function Check({ name, label }: { name: string; label: string }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input type="checkbox" name={name} className="size-5 flex-none" />
      {label}
    </label>
  )
}
