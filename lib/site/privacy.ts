/** The facts that the privacy page states about this deployment. */
import { controller } from '../../content/site'

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
    submitterDays: submitterDays === 1 ? 'One day' : `${submitterDays} days`
  }
  return text.replace(/\{(\w+)\}/g, (mark, name) => values[name] ?? mark)
}
