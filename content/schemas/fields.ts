/**
 * The fields that several kinds of content share. A description is what an editor shows while one types, and a message is
 * what `npm run content:check` says after the name of the field.
 */
import { z } from 'zod'
import { distressSubjects } from './names'

export const text = z.string().trim().min(1, 'is empty: write the text or remove the entry')

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by single hyphens, like "morning-routine"')

export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day like "2026-11-22"')

/**
 * Running text with three marks: `[@study2016]` or `[@one2016, @two2020]` cites studies by key and becomes numbered notes,
 * `[words](/address)` links, `*words*` emphasizes.
 */
export const prose = text.describe(
  'Running text. Marks: [@study2016] cites, [words](/address) links, *words* emphasizes.'
)

export const helpSubject = z
  .enum(distressSubjects)
  .describe('What the helplines are about that come first: see content/search/distress.yaml.')

export const paragraphs = z.array(prose).min(1, 'needs at least one paragraph')

export const seo = z
  .strictObject({
    title: text
      .max(65, 'is over 65 characters: search engines cut it there')
      .describe('Title in search results. Up to 65 characters, unique in the site.'),
    description: text
      .min(70, 'is under 70 characters')
      .max(160, 'is over 160 characters: search engines cut it there')
      .describe('Description in search results. 70 to 160 characters, unique in the site.'),
    keywords: z.array(text).min(3, 'needs at least three keywords').describe('Three or more phrases people search for.')
  })
  .describe('Search and preview texts of the page.')

/** A short heading with its text. */
export const point = z.strictObject({ title: text, text: prose })
