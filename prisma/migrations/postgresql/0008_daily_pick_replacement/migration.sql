-- AlterTable
ALTER TABLE "DailyPick" ADD COLUMN "isReplacement" BOOLEAN NOT NULL DEFAULT false;
