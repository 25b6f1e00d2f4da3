import type { ProblemGuide } from '../../types'
import { guide as imposterSyndrome } from './imposter-syndrome'
import { guide as lowSelfEsteem } from './low-self-esteem'
import { guide as socialAnxiety } from './social-anxiety'

export const problemGuides: ProblemGuide[] = [imposterSyndrome, lowSelfEsteem, socialAnxiety]
