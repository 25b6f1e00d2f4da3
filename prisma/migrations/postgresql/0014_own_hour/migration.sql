-- In 1970, nextSendAt has not been computed yet: the first run does so, from NEWSLETTER_HOUR. A row that the release before this adds is the same.
-- AlterTable
ALTER TABLE "Subscriber" ADD COLUMN     "awayUntil" TEXT,
ADD COLUMN     "categories" TEXT,
ADD COLUMN     "nextSendAt" TIMESTAMP(3) NOT NULL DEFAULT '1970-01-01 00:00:00 +00:00',
ADD COLUMN     "sendDays" TEXT,
ADD COLUMN     "sendTime" TEXT,
ADD COLUMN     "timeZone" TEXT;

-- CreateTable
CREATE TABLE "CategoryPick" (
    "day" TEXT NOT NULL,
    "categories" TEXT NOT NULL,
    "affirmationId" TEXT NOT NULL,

    CONSTRAINT "CategoryPick_pkey" PRIMARY KEY ("day","categories")
);

-- CreateIndex
CREATE INDEX "Subscriber_nextSendAt_id_idx" ON "Subscriber"("nextSendAt", "id");
