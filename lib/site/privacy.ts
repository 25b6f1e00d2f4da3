/** The facts that the privacy page states about this deployment. */
import { controller, type SiteScript, scripts } from '../../content/site'

/** Returns true if nobody has said yet who is responsible. */
export function isControllerSample({ email }: { email: string } = controller): boolean {
  return email.endsWith('@example.org')
}

/**
 * A paragraph of content/pages/privacy.ts with the controller and the times filled in.
 * @param submitterDays as KEEP_SUBMITTERS_DAYS
 */
export function fillPrivacy(text: string, submitterDays: number): string {
  const values: Record<string, string> = {
    ...controller,
    email: `[${controller.email}](mailto:${controller.email})`,
    accessLogDays: String(controller.accessLogDays),
    scripts: nameScripts(scripts),
    submitterDays: submitterDays === 1 ? 'One day' : `${submitterDays} days`
  }
  return text.replace(/\{(\w+)\}/g, (mark, name) => values[name] ?? mark)
}

/** The scripts of content/site.ts in words: where each comes from. Exported for tests. */
export function nameScripts(given: SiteScript[]): string {
  const places = given.map(({ src }) => (src.startsWith('/') ? 'this site' : new URL(src).host))
  return `${given.length === 1 ? 'a script' : 'scripts'} from ${[...new Set(places)].join(' and ')}`
}
