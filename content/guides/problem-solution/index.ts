import type { ProblemGuide } from '../../types'
import { guide as bodyImage } from './body-image'
import { guide as burnout } from './burnout'
import { guide as fearOfFailure } from './fear-of-failure'
import { guide as grief } from './grief'
import { guide as imposterSyndrome } from './imposter-syndrome'
import { guide as jobLoss } from './job-loss'
import { guide as loneliness } from './loneliness'
import { guide as lowSelfEsteem } from './low-self-esteem'
import { guide as parentalGuilt } from './parental-guilt'
import { guide as perfectionism } from './perfectionism'
import { guide as procrastination } from './procrastination'
import { guide as sleeplessNights } from './sleepless-nights'
import { guide as socialAnxiety } from './social-anxiety'

export const problemGuides: ProblemGuide[] = [
  bodyImage,
  burnout,
  fearOfFailure,
  grief,
  imposterSyndrome,
  jobLoss,
  loneliness,
  lowSelfEsteem,
  parentalGuilt,
  perfectionism,
  procrastination,
  sleeplessNights,
  socialAnxiety
]
