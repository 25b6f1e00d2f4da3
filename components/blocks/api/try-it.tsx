import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { apiPage } from '@/content/api'
import { situations } from '@/content/situations'
import { categories } from '@/content/taxonomy'
import { intensities } from '@/content/types'
import { routes } from '@/lib/routes'

const { any, anyone, labels, button } = apiPage.tryIt

/** A form that opens the address of a random line, as a program would call it. */
export function TryIt() {
  return (
    <form action={routes.drawApi()} className="grid max-w-2xl gap-4 sm:grid-cols-2">
      <Select name="category" none={any}>
        {categories.map(({ name, displayName }) => (
          <option key={name} value={name}>
            {displayName}
          </option>
        ))}
      </Select>
      <Select name="strength" none={any}>
        {intensities.map((strength) => (
          <option key={strength}>{strength}</option>
        ))}
      </Select>
      <Select name="for" none={anyone}>
        {situations.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
      <div>
        <label htmlFor="try-tag">{labels.tag}</label>
        <input id="try-tag" name="tag" defaultValue="calm" className="field mt-1" />
      </div>
      <div className="sm:col-span-2">
        <Button variant="primary" type="submit">
          {button}
        </Button>
      </div>
    </form>
  )
}

/** The first choice is none: an empty parameter counts as not given. */
function Select({
  name,
  none,
  children
}: {
  name: 'category' | 'strength' | 'for'
  none: string
  children: ReactNode
}) {
  return (
    <div>
      <label htmlFor={`try-${name}`}>{labels[name]}</label>
      <select id={`try-${name}`} name={name} className="field mt-1">
        <option value="">{none}</option>
        {children}
      </select>
    </div>
  )
}
