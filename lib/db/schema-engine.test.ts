import { requiredWithoutDefault } from './schema-engine'

it('names columns that rows would need a value for', () => {
  const script = `-- AlterTable
ALTER TABLE "Setting" ADD COLUMN     "extra" INTEGER NOT NULL,
ADD COLUMN     "kept" INTEGER NOT NULL DEFAULT 3,
ADD COLUMN     "optional" TEXT,
ADD COLUMN     "more" TEXT NOT NULL;

-- AlterTable
ALTER TABLE "Subscriber" ALTER COLUMN "email" SET NOT NULL;

-- CreateTable
CREATE TABLE "New" (
    "id" TEXT NOT NULL
);`
  expect(requiredWithoutDefault(script)).toEqual(['Setting.extra', 'Setting.more', 'Subscriber.email'])
})
