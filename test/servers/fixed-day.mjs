/**
 * Preload this with `node --import` to run a process on a fixed day: its clock starts at FIXED_TIME, noon unless given, in UTC on
 * FIXED_DAY and then goes on. Pages show the affirmation and the category of the day, so that pictures of them are the same on any day.
 */
const RealDate = Date
const offset = RealDate.parse(`${process.env.FIXED_DAY}T${process.env.FIXED_TIME ?? '12:00'}:00Z`) - RealDate.now()

globalThis.Date = class FixedDate extends RealDate {
  // Next replaces Date once more and copies only its own properties.
  static parse = RealDate.parse
  static UTC = RealDate.UTC

  constructor(...values) {
    if (values.length > 0) super(...values)
    else super(RealDate.now() + offset)
  }

  static now() {
    return RealDate.now() + offset
  }
}
