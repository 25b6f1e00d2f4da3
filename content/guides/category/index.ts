import type { CategoryGuide } from '../../types'
import { guide as daily } from './daily'
import { guide as gratitude } from './gratitude'
import { guide as health } from './health'
import { guide as love } from './love'
import { guide as success } from './success'
import { guide as weekly } from './weekly'

export const categoryGuides: CategoryGuide[] = [daily, gratitude, health, love, success, weekly]
