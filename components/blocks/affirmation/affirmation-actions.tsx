import './affirmation-actions.css'
import type { ReactNode } from 'react'
import { WordActions } from '@/components/ui/action-buttons'
import { FavoriteButton } from '../favorites/favorite-button'

/** What one can do with the sentence of a page, in one row under it. @param children how it is saved as an image */
export function AffirmationActions({ className = '', children }: { className?: string; children?: ReactNode }) {
  return (
    <div className={`action-bar no-print ${className}`.trimEnd()}>
      <WordActions />
      <FavoriteButton />
      {children}
    </div>
  )
}
