/** The words of the accessibility statement. docs/accessibility.md has the details. */
import { controller } from '../site'
import type { Seo } from '../types'

export const accessibilityPage = {
  title: 'Accessibility',
  lead: 'This site is for everyone who needs a sentence, whatever they read it with. Here is what we tried, what we know doesn’t work yet, and how to tell us about the rest.',
  seo: {
    title: 'Accessibility: What Was Tried, and What to Do',
    description:
      'How this site works with a keyboard, a screen reader, large text and high contrast, what is known not to work, and how to report a barrier.',
    keywords: ['accessibility', 'screen reader', 'keyboard', 'WCAG 2.2', 'contrast']
  } satisfies Seo,
  sections: [
    {
      id: 'aim',
      title: 'What we aim for',
      paragraphs: [
        'Every page should meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. We tried each of their 55 criteria at levels A and AA by hand and with programs. As far as we know the pages that we tried meet them, apart from what is listed below. Nobody outside has audited the site.',
        'Reading, the forms and the tools work without JavaScript. Nothing here has a time limit, flashes, or plays by itself.'
      ]
    },
    {
      id: 'tried',
      title: 'What was tried',
      paragraphs: [
        'Keyboard alone: every control can be reached, shows where the focus is, and is never hidden under the header. The first stop on each page is a link that skips to the content.',
        'A screen reader: pages, forms and tools were read with Orca in Chromium on Linux, whose words were written down and checked. NVDA, JAWS, VoiceOver and TalkBack have not been tried.',
        'Large text: pages fit a window at 200 and 400 percent without scrolling sideways, and with wider spacing between lines, words and letters.',
        'Colors: text has a contrast of at least 7 to 1, or 4.5 to 1 on the drawn skies, in the light and the dark theme. The colors that you choose in your system take precedence.',
        'Motion: if your system asks for less of it, nothing here moves.',
        'Touch: the buttons beside a line are at least 44 pixels on each side on a touch screen.'
      ]
    },
    {
      id: 'limits',
      title: 'What is known not to work',
      paragraphs: [
        'Orca reads out all new sentences of the builder, but not always in the order in which they stand. The list itself is in order.',
        'The printable sheets are tagged PDF files, so a screen reader can read them, but they are made for paper and can’t be filled in on a screen.',
        'Pages outside this site, such as journals and helplines, are not ours. Some of them may have barriers.',
        'An image of an affirmation holds its words as a picture. The same words are text on its page.'
      ]
    },
    {
      id: 'report',
      title: 'Tell us what is in your way',
      paragraphs: [
        `Write to [${controller.email}](mailto:${controller.email}). Say which page it was, what you wanted to do, and what you use to read it. You don’t have to know the cause.`,
        'Until it’s fixed, we’ll send you what you were looking for in another form.'
      ]
    }
  ]
}
