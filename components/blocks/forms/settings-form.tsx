import type { ReactNode } from 'react'
import assets from '@/components/layout/assets.json'
import { Button } from '@/components/ui/button'
import { Field, Select } from '@/components/ui/field'
import { settingsPage } from '@/content/pages/newsletter'
import { categories } from '@/content/taxonomy'
import { dateInWords } from '@/lib/calendar/utc-date'
import { localTime, timeZones } from '@/lib/calendar/zone-clock'
import type { FormStates } from '@/lib/http/form-page'
import type { readSettings } from '@/lib/newsletter/list/settings'
import { routes } from '@/lib/routes'

interface SettingsFormProps {
  token: string
  settings: NonNullable<Awaited<ReturnType<typeof readSettings>>>
  /** The form as it was sent, until the page is opened anew. */
  posted?: FormStates['settings']
  unsubscribe: string
}

const { form, days } = settingsPage

/**
 * The settings form of the daily e-mail, which works without JavaScript. Until the reader has chosen a time zone,
 * components/islands/pages/settings.script.ts selects the zone of the browser and converts the time to it.
 */
export function SettingsForm({ token, settings, posted, unsubscribe }: SettingsFormProps) {
  // What was refused is shown as it was typed.
  const shown = posted && !posted.result ? posted.values : settings
  const error = (name: string) => posted?.errors[name]
  const field = (name: keyof typeof form.fields, hasNote = false) => ({
    id: `settings-${name}`,
    name,
    // The browser's own button in a time or a date may have the focus by itself.
    className: 'field mt-1 focus-within:outline-2 focus-within:outline-offset-2',
    'aria-invalid': error(name) !== undefined || undefined,
    'aria-describedby':
      [error(name) && `settings-${name}-error`, hasNote && `settings-${name}-note`].filter(Boolean).join(' ') ||
      undefined
  })
  return (
    <div className="shell">
      <Outcome posted={posted} zone={settings.timeZone} />
      <form
        method="post"
        action={routes.settingsApi()}
        className="max-w-2xl space-y-8"
        data-detect-zone={settings.hasChosenZone ? undefined : ''}
        data-script={settings.hasChosenZone ? undefined : assets.settings[0]}
      >
        <input type="hidden" name="token" value={token} />
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-[10rem_1fr]">
          <Labeled name="time" error={error('time')}>
            <input {...field('time')} type="time" step={900} required defaultValue={shown.time} />
          </Labeled>
          <Labeled name="timeZone" error={error('timeZone')}>
            <select {...field('timeZone')} defaultValue={shown.timeZone}>
              {[...new Set([shown.timeZone, ...timeZones])].map((name) => (
                <option key={name} value={name}>
                  {name.replaceAll('_', ' ')}
                </option>
              ))}
            </select>
          </Labeled>
          <Select
            id="settings-days"
            name="days"
            label={form.fields.days}
            defaultValue={shown.days}
            className="sm:col-span-2"
          >
            {Object.entries(days).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </div>
        <fieldset aria-describedby="settings-categories-note">
          <legend className="font-semibold">{form.fields.categories}</legend>
          <p id="settings-categories-note" className="mt-1 text-sm text-soft">
            {form.categoriesNote}
          </p>
          <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
            {categories.map(({ name, displayName }) => (
              <label key={name} className="flex min-h-11 cursor-pointer items-center gap-2">
                <input
                  type="checkbox"
                  name="categories"
                  value={name}
                  defaultChecked={shown.categories.includes(name)}
                  className="size-5 shrink-0"
                />
                <span>{displayName}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <Labeled name="awayUntil" error={error('awayUntil')} note={form.awayUntilNote}>
          <input {...field('awayUntil', true)} type="date" defaultValue={shown.awayUntil} />
        </Labeled>
        <Labeled name="newEmail" error={error('newEmail')} note={form.newEmailNote}>
          <input
            {...field('newEmail', true)}
            type="email"
            maxLength={254}
            autoComplete="email"
            defaultValue={posted && !posted.result ? posted.values.newEmail : ''}
          />
        </Labeled>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" variant="primary">
            {form.save}
          </Button>
          <a href={unsubscribe} className="link">
            {form.leave}
          </a>
        </div>
      </form>
    </div>
  )
}

interface LabeledProps {
  name: keyof typeof form.fields
  error?: string
  note?: string
  children: ReactNode
}

function Labeled({ name, error, note, children }: LabeledProps) {
  return (
    <Field id={`settings-${name}`} label={form.fields[name]} error={error}>
      {children}
      {note && (
        <p id={`settings-${name}-note`} className="mt-1 text-sm text-soft">
          {note}
        </p>
      )}
    </Field>
  )
}

/** What has come of the form: saved, with the next e-mail, or refused. */
function Outcome({ posted, zone }: { posted?: FormStates['settings']; zone: string }) {
  if (!posted) return null
  if (!posted.result) {
    return (
      <p role="alert" className="mb-6 text-danger">
        {posted.notice ?? form.refused}
      </p>
    )
  }
  const { date, time } = localTime(zone, Date.parse(posted.result.nextSendAt))
  const saved = form.saved.replace('{date}', dateInWords(date)).replace('{time}', time).replace('{zone}', zone)
  return (
    <p role="status" className="mb-6">
      {saved} {posted.values.newEmail && form.asked.replace('{address}', posted.values.newEmail)}
    </p>
  )
}
