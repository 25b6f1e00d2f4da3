/** What the form of the generator offers, and what is chosen in it. */
export interface GeneratorOptions {
  categories: { name: string; displayName: string }[]
  legend: string
  hint: string
  strengths: { legend: string; choices: { value: string; label: string }[] }
  /** The names of the boxes that were checked in a form that was sent without scripts. */
  selected: string[]
  /** The strength that was chosen in it; empty for any. */
  strength: string
  wink: { label: string; hint: string }
  /** True if the box for jokes was checked in it. */
  isWinkChecked: boolean
}

export function FocusAreas({ categories, legend, hint, selected }: GeneratorOptions) {
  return (
    <fieldset>
      <legend className="serif text-heading">{legend}</legend>
      <p className="generator-hint mt-1 text-sm text-soft">{hint}</p>
      <div className="generator-boxes mt-3 grid gap-x-4 text-sm min-[22rem]:grid-cols-2">
        {categories.map(({ name, displayName }) => (
          <label
            key={name}
            className="hairline-top flex min-h-[44px] cursor-pointer items-center gap-2 leading-tight max-sm:gap-1.5"
          >
            <input
              type="checkbox"
              name="categories"
              value={name}
              defaultChecked={selected.includes(name)}
              className="size-5 shrink-0"
            />
            <span
              className={`generator-dot sky sky-${name} size-3 shrink-0 rounded-full sm:size-4`}
              aria-hidden="true"
            />
            <span>{displayName}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The choice of a strength. The first is any. */
export function Strength({ strengths, strength }: GeneratorOptions) {
  return (
    <fieldset className="hairline-top pt-2">
      <legend className="sr-only">{strengths.legend}</legend>
      <div className="flex flex-wrap items-center gap-x-4 text-sm">
        <span aria-hidden="true" className="text-soft max-[75rem]:sr-only">
          {strengths.legend}
        </span>
        {strengths.choices.map(({ value, label }) => (
          <label key={label} className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-field">
            <input
              type="radio"
              name="strength"
              value={value}
              defaultChecked={strength === value}
              className="choice-dot shrink-0"
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The box for jokes, which stands apart from the areas: it narrows whatever they say. */
export function Wink({ wink, isWinkChecked }: GeneratorOptions) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
      <input type="checkbox" name="wink" value="1" defaultChecked={isWinkChecked} className="size-5 shrink-0" />
      <span>
        <span>{wink.label}</span> <span className="generator-hint text-soft">{wink.hint}</span>
      </span>
    </label>
  )
}
