/** Given names of the large tenant's people. */
export const givenNames = [
  'Aisha', 'Alejandro', 'Amélie', 'Amina', 'Andrei', 'Anjali', 'Antoine', 'Arjun', 'Astrid', 'Ayumi', 'Benedict', 'Bronwyn', 'Camila', 'Chiara', 'Chinedu', 'Daiki',
  'Deepa', 'Dmitri', 'Élodie', 'Emma', 'Esperanza', 'Farah', 'Felix', 'Florence', 'Giulia', 'Haruto', 'Ines', 'Isaac', 'Jamal', 'Jin', 'João', 'Kavita',
  'Kenji', 'Lars', 'Layla', 'Liam', 'Lucía', 'Magda', 'Malik', 'Mei', 'Mikael', 'Miriam', 'Ngozi', 'Niamh', 'Noor', 'Olivia', 'Omar', 'Paolo',
  'Petra', 'Rania', 'Ravi', 'Rosa', 'Ruth', 'Samir', 'Sofia', 'Stéphane', 'Tariq', 'Thandiwe', 'Tuan', 'Uma', 'Valentina', 'Wei', 'Yara', 'Zoë',
] as const;

/** Family names of the large tenant's people. */
export const familyNames = [
  'Abebe', 'Achterberg', 'Ahmed', 'Andersson', 'Arsenault', 'Baker', 'Banerjee', 'Beaulieu', 'Bernard', 'Castillo', 'Chan', 'Choi', 'Cohen', 'Costa', 'D’Angelo', 'Dubois',
  'Eriksen', 'Fernandes', 'Fischer', 'Fraser', 'García', 'Grant', 'Haddad', 'Hoang', 'Ibáñez', 'Ito', 'Jensen', 'Johal', 'Kamau', 'Kapoor', 'Kim', 'Kovács',
  'Laroche', 'Le', 'López', 'MacDonald', 'Mahmoud', 'Martínez', 'Mensah', 'Mitchell', 'Morin', 'Mwangi', 'Nakamura', 'Ndiaye', 'O’Connor', 'Okonkwo', 'Olsen', 'Patel',
  'Pereira', 'Phiri', 'Rahman', 'Rossi', 'Roy', 'Sato', 'Sharma', 'Silva', 'Sokolov', 'Suzuki', 'Torres', 'Van der Berg', 'Weiß', 'Yıldız', 'Young', 'Zielińska',
] as const;
