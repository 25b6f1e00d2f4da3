-- AlterTable
ALTER TABLE "Submission" ADD COLUMN     "mailbox" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Suppression" ADD COLUMN     "mailboxHash" TEXT;

-- CreateTable
CREATE TABLE "UnconfirmedMail" (
    "mailboxHash" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "lastAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "UnconfirmedMail_pkey" PRIMARY KEY ("mailboxHash")
);

-- CreateIndex
CREATE INDEX "UnconfirmedMail_lastAt_idx" ON "UnconfirmedMail"("lastAt");

-- CreateIndex
CREATE INDEX "Submission_mailbox_status_idx" ON "Submission"("mailbox", "status");

-- CreateIndex
CREATE INDEX "Submission_decidedAt_idx" ON "Submission"("decidedAt");

-- CreateIndex
CREATE INDEX "Suppression_mailboxHash_idx" ON "Suppression"("mailboxHash");
