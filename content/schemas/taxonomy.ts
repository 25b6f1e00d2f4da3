import { z } from 'zod'
import { slug, text } from './fields'
import { categoryNames, iconNames } from './names'

const icon = z.enum(iconNames).describe('An icon of content/schemas/names.ts.')

export const subcategoryRefSchema = z.strictObject({
  id: slug.describe('Unique over all categories. It is the address, the tag and the name of the file of the guide.'),
  title: text.describe('Its name in headings and links.'),
  description: text.describe('One plain sentence for cards and lists.'),
  icon
})

export const categorySchema = z.strictObject({
  name: z.enum(categoryNames).describe('The address of the category and the name of its files.'),
  displayName: text.describe('Its name in headings and links.'),
  alternateName: text.optional().describe('The second name that the specification gives, if any.'),
  description: text.describe('One plain sentence for cards and lists.'),
  icon,
  moment: z
    .enum(['dawn', 'morning', 'noon', 'golden hour', 'dusk', 'night'])
    .describe('The moment of the day whose sky stands for the category.'),
  related: z
    .array(z.enum(categoryNames))
    .length(3, 'needs exactly three categories')
    .describe('Linked at the end of its page.'),
  articles: z
    .array(
      z.strictObject({ title: text.describe('The words of the link.'), href: text.describe('An address of the site.') })
    )
    .length(3, 'needs exactly three guides')
    .describe('Three guides featured on the home card.'),
  first: z
    .array(slug)
    .length(12, 'needs exactly twelve ids')
    .describe(
      'The ids of twelve affirmations for anyone: the category page begins with the first three, reminders take all in turn.'
    ),
  subcategories: z.array(subcategoryRefSchema).min(1).describe('In the order of the category page.')
})
