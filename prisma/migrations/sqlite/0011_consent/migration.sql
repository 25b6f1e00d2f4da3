-- AlterTable
ALTER TABLE "Subscriber" ADD COLUMN "consent" TEXT;
