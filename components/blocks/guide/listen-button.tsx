import assets from '@/components/layout/assets.json'
import { Button } from '@/components/ui/button'

/** Reads the guide aloud: components/islands/pages/guide.script.ts, which shows it if the browser can. */
export function ListenButton() {
  return (
    <Button
      variant="quiet"
      className="no-print"
      data-script={assets.guide[0]}
      data-listen=""
      aria-pressed="false"
      hidden
      suppressHydrationWarning
    >
      Listen
    </Button>
  )
}
