-- AlterTable
ALTER TABLE "OutboxMail" ADD COLUMN     "network" TEXT;
