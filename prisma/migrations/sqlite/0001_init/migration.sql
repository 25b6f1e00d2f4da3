-- CreateTable
CREATE TABLE "Affirmation" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "slug" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "subcategory" TEXT,
    "tags" JSONB NOT NULL,
    "origin" TEXT NOT NULL DEFAULT 'corpus',
    "position" INTEGER,
    "contentHash" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "retiredAt" DATETIME
);

-- CreateTable
CREATE TABLE "DailyPick" (
    "day" TEXT NOT NULL PRIMARY KEY,
    "affirmationId" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "Subscriber" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "subscribedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "Submission" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "affirmationText" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "submittedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "decidedAt" DATETIME,
    "decidedBy" TEXT,
    "decisionReason" TEXT,
    "affirmationId" TEXT
);

-- CreateTable
CREATE TABLE "Fact" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "value" TEXT NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "Affirmation_slug_key" ON "Affirmation"("slug");

-- CreateIndex
CREATE INDEX "Affirmation_subcategory_position_idx" ON "Affirmation"("subcategory", "position");

-- CreateIndex
CREATE UNIQUE INDEX "Affirmation_category_position_key" ON "Affirmation"("category", "position");

-- CreateIndex
CREATE UNIQUE INDEX "Subscriber_email_key" ON "Subscriber"("email");

-- CreateIndex
CREATE INDEX "Submission_status_submittedAt_idx" ON "Submission"("status", "submittedAt");
