/** For tests of what content/site.ts can switch off: they hold whatever an owner has switched off. */
import { features } from '../content/site'

features.newsletter = true
features.submissions = true
