-- AlterTable
ALTER TABLE "Subscriber" ADD COLUMN     "unaskedSince" TIMESTAMP(3);

-- CreateIndex
CREATE INDEX "Subscriber_unaskedSince_idx" ON "Subscriber"("unaskedSince");
