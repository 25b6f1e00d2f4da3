/** The script of the settings form: until the reader has chosen a time zone, selects the browser's and converts the time to it. */

function fillIn(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-detect-zone]')
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
