-- AlterTable
ALTER TABLE "Subscriber" ADD COLUMN "blockedMailings" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "Subscriber" ADD COLUMN "blockedOn" TEXT;
ALTER TABLE "Subscriber" ADD COLUMN "pausedAt" DATETIME;
