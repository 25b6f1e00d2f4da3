import { Button } from '@/components/ui/button'
import { reminderPage } from '@/content/reminder'
import { categories } from '@/content/taxonomy'
import { routes } from '@/lib/routes'
import { WEEKDAYS } from '@/lib/site/feeds/reminder'

const { form, weekdays } = reminderPage

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })

/** Every half hour of a day. A field for times has parts of its own, whose focus browsers do not show alike. */
const TIMES = Array.from({ length: 48 }, (_, index) => {
  const moment = new Date(index * 1_800_000)
  return { value: moment.toISOString().slice(11, 16), label: clock.format(moment).replace('\u202f', ' ') }
})

/** The choices of a reminder. Its answer is a file, made from the address that the form leads to. */
export function ReminderForm({ line }: { line?: { slug: string; text: string } }) {
  return (
    <form method="get" action={routes.reminderFile()} className="space-y-9">
      <fieldset>
        <legend className="font-semibold">{form.of}</legend>
        {line && (
          <Choice type="radio" name="of" value={line.slug} label={`${form.thisLine}: “${line.text}”`} isChecked />
        )}
        <p className="mt-3 text-sm text-soft">{form.area}</p>
        <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
          {categories.map(({ name, displayName }, index) => (
            <Choice
              key={name}
              type="radio"
              name="of"
              value={name}
              label={displayName}
              isChecked={!line && index === 0}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="font-semibold">{form.days}</legend>
        <div className="mt-2 flex flex-wrap gap-x-6">
          {WEEKDAYS.map((day, index) => (
            <Choice key={day} type="checkbox" name={day.toLowerCase()} value="1" label={weekdays[index] as string} />
          ))}
        </div>
        <p className="mt-1 text-sm text-soft">{form.everyDay}</p>
      </fieldset>
      <div>
        <label htmlFor="reminder-time" className="block font-semibold">
          {form.time}
        </label>
        <select
          id="reminder-time"
          name="time"
          defaultValue="08:00"
          aria-describedby="reminder-time-note"
          className="field mt-2 max-w-40"
        >
          {TIMES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <p id="reminder-time-note" className="mt-2 text-sm text-soft">
          {form.timeNote}
        </p>
      </div>
      <Button type="submit" variant="primary">
        {form.submit}
      </Button>
    </form>
  )
}

interface ChoiceProps {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  label: string
  isChecked?: boolean
}

function Choice({ type, name, value, label, isChecked = false }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={isChecked}
        className={type === 'radio' ? 'choice-dot shrink-0' : 'size-5 shrink-0 accent-ink'}
      />
      {label}
    </label>
  )
}
