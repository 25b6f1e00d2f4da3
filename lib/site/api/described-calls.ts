/** The calls as the page for programmers shows them. */
import { routeTable } from '../../routes'
import { type ApiCall, apiCalls } from './calls'
import { type CodeExample, codeExamples } from './code-examples'
import { type FieldDescription, fieldsOf } from './fields'

export interface DescribedCall {
  call: ApiCall
  /** With parameters in braces. */
  address: string
  parameters: FieldDescription[]
  response: FieldDescription[]
  examples: CodeExample[]
}

export function describedCalls(origin: string): DescribedCall[] {
  return apiCalls.map((call) => ({
    call,
    address: patternOf(call),
    parameters: [call.query, call.body].flatMap((schema) => (schema ? fieldsOf(schema) : [])),
    response: fieldsOf(call.response),
    examples: codeExamples(call, origin)
  }))
}

/** The pattern of a call's address, with its parameters in braces. */
export function patternOf({ route }: ApiCall): string {
  return routeTable[route].pattern.replaceAll('[', '{').replaceAll(']', '}')
}
