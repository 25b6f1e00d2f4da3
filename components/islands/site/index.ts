/**
 * The site script, which ../loader.ts loads on every page. The page works without it, and each part improves one thing. If a
 * part fails, the others still run.
 */
import { startActions } from './actions'
import { startContents } from './contents'
import { startFavorites } from './favorite-controls'
import { startFolds } from './folds'
import { startIslands } from './islands'
import { startManifest } from './manifest'
import { startMenu } from './menu'
import { startNavigationSkeleton } from './navigation-skeleton'
import { startNewsletterForms } from './newsletter-form'
import { startOffline } from './offline'
import { startSearchFields } from './search-fields'
import { startToasts } from './toasts'
import { startTooltips } from './tooltips'

const parts = [
  startToasts,
  startActions,
  startMenu,
  startIslands,
  startContents,
  startFavorites,
  startFolds,
  startNewsletterForms,
  startSearchFields,
  startTooltips,
  startNavigationSkeleton,
  startOffline,
  startManifest
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
