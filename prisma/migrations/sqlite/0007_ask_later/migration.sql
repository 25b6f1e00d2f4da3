-- AlterTable
ALTER TABLE "Subscriber" ADD COLUMN "unaskedSince" DATETIME;

-- CreateIndex
CREATE INDEX "Subscriber_unaskedSince_idx" ON "Subscriber"("unaskedSince");
