import { Button } from '@/components/ui/button'
import { Field, Select } from '@/components/ui/field'
import { reminderPage } from '@/content/pages/reminder'
import { categories } from '@/content/taxonomy'
import { routes } from '@/lib/routes'
import { WEEKDAYS } from '@/lib/site/feeds/reminder'

const { form, weekdays } = reminderPage

/** The choices of a reminder. The response is a file, made from the address that the form leads to. */
export function ReminderForm({ line }: { line?: { slug: string } }) {
  return (
    <form method="get" action={routes.reminderFile()} data-file="daily-affirmation.ics" className="space-y-6">
      <div className="grid gap-x-4 min-[22.5rem]:grid-cols-[1fr_9.75rem] sm:grid-cols-[1fr_10rem] sm:gap-x-8">
        <Select id="reminder-of" name="of" label={form.of} aria-describedby="reminder-of-note">
          {line && <option value={line.slug}>{form.thisLine}</option>}
          {categories.map(({ name, displayName }) => (
            <option key={name} value={name}>
              {displayName}
            </option>
          ))}
        </Select>
        <Field id="reminder-time" label={form.time}>
          <input
            id="reminder-time"
            type="time"
            name="time"
            defaultValue="08:00"
            required
            // The browser's own button in it may have the focus by itself.
            className="field mt-1 focus-within:outline-2 focus-within:outline-offset-2"
          />
        </Field>
        <p id="reminder-of-note" className="col-span-full mt-2 text-sm text-soft">
          {form.area}
        </p>
      </div>
      <fieldset aria-describedby="reminder-days-note">
        <legend className="float-left mr-3 font-semibold">{form.days}</legend>
        <p id="reminder-days-note" className="text-sm/[1.6rem] text-soft">
          {form.everyDay}
        </p>
        <div className="clear-both mt-2 flex flex-wrap gap-x-1 sm:gap-x-3">
          {WEEKDAYS.map((day, index) => (
            <Weekday key={day} name={day.toLowerCase()} label={weekdays[index] as string} />
          ))}
        </div>
      </fieldset>
      <Button type="submit" variant="primary">
        {form.submit}
      </Button>
    </form>
  )
}

/** A day to check. All seven stand in a row, on a phone too. */
function Weekday({ name, label }: { name: string; label: string }) {
  return (
    <label className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 max-sm:flex-col max-sm:gap-1">
      <input type="checkbox" name={name} value="1" className="size-5 shrink-0" />
      <span>
        {label.slice(0, 3)}
        <span className="sr-only">{label.slice(3)}</span>
      </span>
    </label>
  )
}
