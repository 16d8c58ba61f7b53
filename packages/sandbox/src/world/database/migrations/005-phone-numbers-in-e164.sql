-- Phone numbers of people were stored as they were written; they are stored in E.164 (decisions-core O47).
UPDATE users
SET phone_number = replace(replace(replace(replace(replace(phone_number, ' ', ''), '-', ''), '(', ''), ')', ''), '.', '')
WHERE phone_number IS NOT NULL;
