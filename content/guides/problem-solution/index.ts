import type { ProblemGuide } from '../../types'
import { guide as grief } from './grief'
import { guide as imposterSyndrome } from './imposter-syndrome'
import { guide as loneliness } from './loneliness'
import { guide as lowSelfEsteem } from './low-self-esteem'
import { guide as socialAnxiety } from './social-anxiety'

export const problemGuides: ProblemGuide[] = [grief, imposterSyndrome, loneliness, lowSelfEsteem, socialAnxiety]
