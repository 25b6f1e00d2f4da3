import { Fold } from '@/components/blocks/text/fold'
import type { ApiCall } from '@/lib/site/api/calls'
import type { CodeExample } from '@/lib/site/api/code-examples'
import type { FieldDescription } from '@/lib/site/api/fields'
import './api.css'

interface CallEntryProps {
  call: Pick<ApiCall, 'name' | 'method' | 'summary'>
  /** Its address, with its parameters in braces. */
  address: string
  parameters: FieldDescription[]
  response: FieldDescription[]
  examples: CodeExample[]
  words: { examples: string; fields: string; parameters: string; response: string }
}

/** A call of the API: what it is for, what it takes, what comes back, and how programs send it. */
export function CallEntry({ call, address, parameters, response, examples, words }: CallEntryProps) {
  const [first, ...others] = examples
  return (
    <section aria-labelledby={`call-${call.name}`} className="split hairline-top gap-y-4 pt-8">
      <div className="space-y-2 md:col-span-5">
        <h3 id={`call-${call.name}`} className="text-xl">
          <span className="address">{`${call.method} ${address}`}</span>
        </h3>
        <p>{call.summary}</p>
      </div>
      <div className="space-y-5 md:col-span-7">
        {first && <Code {...first} />}
        <div>
          <Fold title={words.examples}>
            <div className="space-y-3">
              {others.map((example) => (
                <Code key={example.language} {...example} />
              ))}
            </div>
          </Fold>
          <Fold title={words.fields}>
            <div className="space-y-5">
              {parameters.length > 0 && <Fields title={words.parameters} fields={parameters} />}
              <Fields title={words.response} fields={response} />
            </div>
          </Fold>
        </div>
      </div>
    </section>
  )
}

function Code({ language, code }: CodeExample) {
  return (
    <pre className="code" data-language={language}>
      {code}
    </pre>
  )
}

function Fields({ title, fields }: { title: string; fields: FieldDescription[] }) {
  return (
    <div className="text-sm">
      <h4 className="font-sans font-semibold text-base">{title}</h4>
      <dl className="fields mt-1 space-y-2">
        {fields.map(({ name, type, description }) => (
          <div key={name}>
            <dt>
              <code>{name}</code> <span className="ml-1 text-soft">{type}</span>
            </dt>
            {description && <dd>{description}</dd>}
          </div>
        ))}
      </dl>
    </div>
  )
}
