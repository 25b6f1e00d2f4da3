/**
 * The site script, which ../loading/loader.script.ts loads on every page. The page works without it, and each part improves one
 * thing. If a part fails, the others still run.
 */
import { startFavorites } from '../favorites/favorite-controls'
import { startIslands } from '../loading/islands'
import { startSearchFields } from '../search/search-fields'
import { startToasts } from '../toasts/site-toasts'
import { startActions } from './actions'
import { startContents } from './contents'
import { startDownloads } from './downloads'
import { startFolds } from './folds'
import { startHourDialog } from './hour-dialog'
import { startMenu } from './menu'
import { startNavigationSkeleton } from './navigation-skeleton'
import { startNewsletterForms } from './newsletter-form'
import { startPrintButtons } from './printing'
import { registerWorker } from './register-worker'
import { startTooltips } from './tooltips'

const parts = [
  startToasts,
  startActions,
  startDownloads,
  startMenu,
  startHourDialog,
  startIslands,
  startContents,
  startFavorites,
  startFolds,
  startNewsletterForms,
  startSearchFields,
  startTooltips,
  startNavigationSkeleton,
  startPrintButtons,
  registerWorker
]

function start(): void {
  for (const startPart of parts) {
    try {
      startPart()
    } catch (error) {
      reportError(error)
    }
  }
}

start()
