/** The addresses that forms are posted to without scripts, for the production server (scripts/start.ts). */
import type { RouteEntry } from '@/lib/server/route-handlers'
import * as build from './build/route'
import * as generate from './generate/route'
import * as submit from './submit/route'
import * as subscribe from './subscribe/route'

export const formRoutes: RouteEntry[] = [
  { pattern: '/forms/build', module: build },
  { pattern: '/forms/generate', module: generate },
  { pattern: '/forms/submit', module: submit },
  { pattern: '/forms/subscribe', module: subscribe }
]
