-- AlterTable
ALTER TABLE "DailyPick" ADD COLUMN "replacedAt" DATETIME;
