import { Button } from '@/components/ui/button'
import { Field, Select } from '@/components/ui/field'
import { apiPage } from '@/content/pages/api'
import { situations } from '@/content/situations'
import { categories } from '@/content/taxonomy'
import { intensities } from '@/content/types'
import { routes } from '@/lib/routes'

const { any, anyone, labels, button } = apiPage.tryIt

/**
 * A form that opens the address of a random affirmation, as a program would call it. The first choice of a list is none: an empty
 * parameter counts as not given.
 */
export function TryIt() {
  return (
    <form action={routes.drawApi()} className="mt-6 grid max-w-2xl gap-4 sm:grid-cols-2">
      <Select id="try-category" name="category" label={labels.category}>
        <option value="">{any}</option>
        {categories.map(({ name, displayName }) => (
          <option key={name} value={name}>
            {displayName}
          </option>
        ))}
      </Select>
      <Select id="try-strength" name="strength" label={labels.strength}>
        <option value="">{any}</option>
        {intensities.map((strength) => (
          <option key={strength} value={strength}>
            {strength}
          </option>
        ))}
      </Select>
      <Select id="try-for" name="for" label={labels.for}>
        <option value="">{anyone}</option>
        {situations.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
      <Field id="try-tag" label={labels.tag}>
        <input id="try-tag" name="tag" defaultValue="calm" className="field mt-1" />
      </Field>
      <div className="sm:col-span-2">
        <Button variant="primary" type="submit">
          {button}
        </Button>
      </div>
    </form>
  )
}
