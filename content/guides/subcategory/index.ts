import type { SubcategoryGuide } from '../../types'
import { guide as bodyKindness } from './body-kindness'
import { guide as careerGrowth } from './career-growth'
import { guide as confidence } from './confidence'
import { guide as couragePractice } from './courage-practice'
import { guide as creativeWork } from './creative-work'
import { guide as enough } from './enough'
import { guide as eveningAffirmations } from './evening-affirmations'
import { guide as everydayGratitude } from './everyday-gratitude'
import { guide as familyAndFriends } from './family-and-friends'
import { guide as focusAndStudy } from './focus-and-study'
import { guide as hardSeasonGratitude } from './hard-season-gratitude'
import { guide as heartbreak } from './heartbreak'
import { guide as mentalHealth } from './mental-health'
import { guide as mondayReset } from './monday-reset'
import { guide as moneyCalm } from './money-calm'
import { guide as morningAffirmations } from './morning-affirmations'
import { guide as partnership } from './partnership'
import { guide as selfLove } from './self-love'
import { guide as sleepAndRest } from './sleep-and-rest'
import { guide as spiritualPractice } from './spiritual-practice'
import { guide as startingOver } from './starting-over'
import { guide as stressRelief } from './stress-relief'
import { guide as valuesFocus } from './values-focus'
import { guide as weeklyReflection } from './weekly-reflection'
import { guide as workplaceAffirmations } from './workplace-affirmations'

export const subcategoryGuides: SubcategoryGuide[] = [
  bodyKindness,
  careerGrowth,
  confidence,
  couragePractice,
  creativeWork,
  enough,
  eveningAffirmations,
  everydayGratitude,
  familyAndFriends,
  focusAndStudy,
  hardSeasonGratitude,
  heartbreak,
  mentalHealth,
  mondayReset,
  moneyCalm,
  morningAffirmations,
  partnership,
  selfLove,
  sleepAndRest,
  spiritualPractice,
  startingOver,
  stressRelief,
  valuesFocus,
  weeklyReflection,
  workplaceAffirmations
]
