import type { AffirmationEntry, CategoryName } from '../types'
import { affirmations as daily } from './daily'
import { affirmations as gratitude } from './gratitude'
import { affirmations as health } from './health'
import { affirmations as love } from './love'
import { affirmations as success } from './success'
import { affirmations as weekly } from './weekly'

export const corpus: Record<CategoryName, AffirmationEntry[]> = { daily, health, success, love, gratitude, weekly }
