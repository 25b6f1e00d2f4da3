import { iconNames } from '../../content/types'

/** The icons of controls, beside those that content may name. */
const controlIcons = [
  'arrow-right',
  'copy',
  'share',
  'download',
  'refresh-cw',
  'heart',
  'loader-circle',
  'external-link'
] as const

export const allIconNames = [...new Set([...iconNames, ...controlIcons])]
export type AnyIconName = (typeof allIconNames)[number]
