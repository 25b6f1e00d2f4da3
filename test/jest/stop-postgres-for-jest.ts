export { stop as default } from './postgres-for-jest'
