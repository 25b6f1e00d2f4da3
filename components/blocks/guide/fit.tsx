import { Prose } from '../text/prose'

/** The readers that a guide is for, and the cases in which it is not the right tool. */
export function Fit({ whoFor, notFor }: { whoFor: string; notFor: string }) {
  return (
    <dl className="mt-8 grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <div className="hairline-top pt-3">
        <dt className="font-semibold">Who it is for</dt>
        <dd className="mt-1 text-sm">
          <Prose text={whoFor} />
        </dd>
      </div>
      <div className="hairline-top pt-3">
        <dt className="font-semibold">When it is not the right tool</dt>
        <dd className="mt-1 text-sm">
          <Prose text={notFor} />
        </dd>
      </div>
    </dl>
  )
}
