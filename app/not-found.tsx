import type { Metadata } from 'next'
import { NotFoundPage } from '@/components/blocks/messages/messages'
import { notFoundCases } from '@/content/pages/not-found'

export const metadata: Metadata = notFoundCases.page.seo

export default function NotFound() {
  return <NotFoundPage of="page" />
}
