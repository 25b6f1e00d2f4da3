import { iconNames } from '../../content/types'

/** The icons of controls. Content names others. */
const controlIcons = [
  'arrow-right',
  'arrow-left',
  'copy',
  'share',
  'download',
  'image',
  'printer',
  'refresh-cw',
  'heart',
  'external-link',
  'search',
  'x',
  'ellipsis'
] as const

export const allIconNames = [...new Set([...iconNames, ...controlIcons])]
export type AnyIconName = (typeof allIconNames)[number]
