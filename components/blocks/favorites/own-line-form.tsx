import { Button } from '@/components/ui/button'
import { favoritesPage, OWN_LINE_LENGTH } from '@/content/pages/favorites'

export function OwnLineForm() {
  const { title, label, hint } = favoritesPage.own
  return (
    <form data-own-form="" aria-labelledby="own-title">
      <h2 id="own-title" className="text-heading">
        {title}
      </h2>
      <label htmlFor="own-line" className="mt-3 block text-sm">
        {label}
      </label>
      <textarea
        id="own-line"
        rows={2}
        maxLength={OWN_LINE_LENGTH}
        aria-describedby="own-hint"
        className="field serif mt-1 text-lg"
      />
      <p id="own-hint" className="mt-1 text-soft text-xs">
        {hint}
      </p>
      <Button type="submit" variant="quiet" className="mt-3">
        Keep this line
      </Button>
      <p role="status" className="mt-2 text-sm" />
    </form>
  )
}
