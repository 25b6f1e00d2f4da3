/** The script of the settings of the daily e-mail: fills in the browser's own time zone for a reader who has chosen none yet. */

function fillIn(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-own-zone]')
  const zone = form?.querySelector<HTMLSelectElement>('select[name="timeZone"]')
  const time = form?.querySelector<HTMLInputElement>('input[name="time"]')
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  // What the visitor has changed before this script ran stays.
  if (!zone || !time || !own || own === 'Etc/Unknown' || zone.value !== 'UTC' || time.value !== time.defaultValue)
    return
  if (![...zone.options].some(({ value }) => value === own)) zone.add(new Option(own.replaceAll('_', ' '), own))
  zone.value = own
  // The same moment as before, on the visitor's own clock.
  const [hour = 0, minute = 0] = time.value.split(':').map(Number)
  const moment = new Date()
  moment.setUTCHours(hour, minute)
  time.value = moment.toTimeString().slice(0, 5)
}

fillIn()
