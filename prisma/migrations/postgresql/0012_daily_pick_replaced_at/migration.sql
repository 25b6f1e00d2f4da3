-- AlterTable
ALTER TABLE "DailyPick" ADD COLUMN "replacedAt" TIMESTAMP(3);
