import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Sheet } from '../../content/downloads'
import { hashOfSheet, outdatedSheets, PRINTED_FILE, SHEETS_FOLDER } from './printed-sheets'

const sheet: Sheet = { id: 'x', title: 'X', intro: 'Write.', blocks: [], sourceNote: 'No study.', studies: [] }

describe('outdatedSheets', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  afterAll(() => rmSync(folder, { recursive: true }))

  it('are those that were never printed, whose file is gone, or whose text has changed since', () => {
    expect(outdatedSheets([sheet], folder)).toEqual([sheet])
    write(PRINTED_FILE, JSON.stringify({ x: hashOfSheet(sheet) }))
    expect(outdatedSheets([sheet], folder)).toEqual([sheet])
    write(`${SHEETS_FOLDER}/x.pdf`, '%PDF-')
    expect(outdatedSheets([sheet], folder)).toEqual([])
    const changed = { ...sheet, intro: 'Write now.' }
    expect(outdatedSheets([changed], folder)).toEqual([changed])
  })

  it('are all of them once the site has another name, which stands in their margin', () => {
    expect(hashOfSheet(sheet, 'Small Kind Words')).not.toBe(hashOfSheet(sheet, 'Kind Words'))
  })

  it('refuse a study that is not there', () => {
    expect(() => hashOfSheet({ ...sheet, studies: ['nobody1900'] })).toThrow('nobody1900')
  })
})
