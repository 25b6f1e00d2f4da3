import { whenParsed } from './when-ready'

/** Tells the style sheet the visitor's hour, as a share of the day: components/layout/horizon.css draws the sun there. */
export function startHour(): void {
  const setHour = () => {
    const now = new Date()
    const minutes = now.getHours() * 60 + now.getMinutes()
    document.documentElement.style.setProperty('--hour', String(minutes / 14.4))
  }
  // Before the first paint, so that the sun does not move. In development Next would report a changed document.
  if (process.env.NODE_ENV === 'development') whenParsed(setHour)
  else setHour()
  // The page may come back from the back/forward cache hours later.
  addEventListener('pageshow', ({ persisted }) => persisted && setHour())
}
