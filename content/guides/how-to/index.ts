import type { HowToGuide } from '../../types'
import { guide as affirmationJournaling } from './affirmation-journaling'
import { guide as affirmationsWithChildren } from './affirmations-with-children'
import { guide as afterABreakup } from './after-a-breakup'
import { guide as anxietyManagement } from './anxiety-management'
import { guide as atTheBedside } from './at-the-bedside'
import { guide as beforeAnExam } from './before-an-exam'
import { guide as createAffirmations } from './create-affirmations'
import { guide as eveningWindDown } from './evening-wind-down'
import { guide as forAthletes } from './for-athletes'
import { guide as ifThenPlans } from './if-then-plans'
import { guide as morningRoutine } from './morning-routine'
import { guide as selfCompassionBreak } from './self-compassion-break'
import { guide as valuesWriting } from './values-writing'

export const howToGuides: HowToGuide[] = [
  affirmationJournaling,
  affirmationsWithChildren,
  afterABreakup,
  anxietyManagement,
  atTheBedside,
  beforeAnExam,
  createAffirmations,
  eveningWindDown,
  forAthletes,
  ifThenPlans,
  morningRoutine,
  selfCompassionBreak,
  valuesWriting
]
