-- AlterTable
ALTER TABLE "Subscriber" ADD COLUMN     "blockedMailings" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "blockedOn" TEXT,
ADD COLUMN     "pausedAt" TIMESTAMP(3);
