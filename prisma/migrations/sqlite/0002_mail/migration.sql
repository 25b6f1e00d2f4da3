-- CreateTable
CREATE TABLE "Departure" (
    "emailHash" TEXT NOT NULL PRIMARY KEY,
    "leftAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "Delivery" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "day" TEXT NOT NULL,
    "subscriberId" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "due" DATETIME NOT NULL,
    "sentAt" DATETIME,
    "lastError" TEXT,
    CONSTRAINT "Delivery_subscriberId_fkey" FOREIGN KEY ("subscriberId") REFERENCES "Subscriber" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "OutboxMail" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "due" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastError" TEXT
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Subscriber" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "subscribedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmedAt" DATETIME,
    "permanentErrors" INTEGER NOT NULL DEFAULT 0,
    "bouncedAt" DATETIME
);
INSERT INTO "new_Subscriber" ("email", "id", "subscribedAt") SELECT "email", "id", "subscribedAt" FROM "Subscriber";
DROP TABLE "Subscriber";
ALTER TABLE "new_Subscriber" RENAME TO "Subscriber";
CREATE UNIQUE INDEX "Subscriber_email_key" ON "Subscriber"("email");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "Delivery_day_status_due_idx" ON "Delivery"("day", "status", "due");

-- CreateIndex
CREATE UNIQUE INDEX "Delivery_subscriberId_day_key" ON "Delivery"("subscriberId", "day");

-- CreateIndex
CREATE INDEX "OutboxMail_due_idx" ON "OutboxMail"("due");

-- Who is on the list already joined it when one step was enough.
UPDATE "Subscriber" SET "confirmedAt" = "subscribedAt";
