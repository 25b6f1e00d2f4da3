import { SubmissionThanks, SubmissionView } from '@/components/islands/submission/submission-view'
import { submitPage } from '@/content/submit'
import { categories } from '@/content/taxonomy'
import { formState } from '@/lib/http/form-state'
import { Island } from './island'

const EMPTY = { name: '', email: '', category: '', affirmationText: '' }

/** The submission form, or what is said once it was sent without scripts. */
export async function Submission() {
  const { privacy, thanks } = submitPage
  const posted = await formState('submit')
  if (posted?.result) return <SubmissionThanks thanks={thanks} />
  const values = posted?.values ?? EMPTY
  const props = {
    categories: categories.map(({ name, displayName }) => ({ name, displayName })),
    privacy,
    thanks,
    values,
    errors: posted?.errors ?? {},
    notice: posted?.notice,
    count: values.affirmationText.trim().length
  }
  return <Island name="submission" view={SubmissionView} props={props} />
}
