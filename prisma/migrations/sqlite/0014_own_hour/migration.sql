-- AlterTable
ALTER TABLE "Subscriber" ADD COLUMN "sendTime" TEXT;
ALTER TABLE "Subscriber" ADD COLUMN "timeZone" TEXT;
ALTER TABLE "Subscriber" ADD COLUMN "sendDays" TEXT;
ALTER TABLE "Subscriber" ADD COLUMN "categories" TEXT;
ALTER TABLE "Subscriber" ADD COLUMN "awayUntil" TEXT;
-- In 1970, it has not been computed yet: the first run does so, from NEWSLETTER_HOUR. A row that the release before this adds is the same.
ALTER TABLE "Subscriber" ADD COLUMN "nextSendAt" DATETIME NOT NULL DEFAULT '1970-01-01 00:00:00 +00:00';

-- CreateTable
CREATE TABLE "CategoryPick" (
    "day" TEXT NOT NULL,
    "categories" TEXT NOT NULL,
    "affirmationId" TEXT NOT NULL,

    PRIMARY KEY ("day", "categories")
);

-- CreateIndex
CREATE INDEX "Subscriber_nextSendAt_id_idx" ON "Subscriber"("nextSendAt", "id");
